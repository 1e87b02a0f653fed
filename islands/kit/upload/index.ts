export { isImageFile, readAccept } from './file-type.ts';
export { judgeFiles, readFileSize } from './file-rules.ts';
export type { FileRules, KnownFile } from './file-rules.ts';
export { fileSizeText, fileProblemText } from './file-words.ts';
export { IMAGE_HEAD_BYTES, readImageHead } from './image-head.ts';
export { filesOf } from './dropped-files.ts';
export { sendFile } from './send-file.ts';
export { createUploadQueue } from './upload-queue.ts';
export type { SendUpload, Upload } from './upload-queue.ts';
