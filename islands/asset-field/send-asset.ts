import {
  decodeImage,
  fileProblemText,
  IMAGE_HEAD_BYTES,
  isForServer,
  readImageHead,
  sendFile,
  type FileRules,
  type SendUpload,
} from '#kit/upload';
import { RequestError } from '#runtime/requests/request-error.ts';
import { readUploaded, type Asset } from '#stores/assets';
import { stringsSoon } from '#stores/strings';
import { validatePicture, type PictureSize } from './crop-geometry.ts';
import { minimumSizeText } from './field-labels.ts';

/** An unusable file, with the message for its row: a retry would change nothing. */
export class FileRejection extends Error {
  override readonly name = 'FileRejection';
}

interface SenderSettings {
  uploadUrl: string;
  rules: FileRules;
  /** The size to crop a picture to. */
  target: PictureSize | undefined;
}

async function readHead(file: File): Promise<ArrayBuffer | undefined> {
  try {
    // Reads the last byte too: it fails if the file was truncated since it was chosen.
    await file.slice(-1).arrayBuffer();
    return await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer();
  } catch {
    return undefined;
  }
}

/** Validates a file by its bytes before the upload (UPL-03): its name may be wrong. */
async function validateContent(file: File, { rules, target }: SenderSettings): Promise<string | undefined> {
  const buffer = await readHead(file);
  if (!buffer) return fileProblemText('bytes', rules, file.size);
  if (rules.kind !== 'image') return undefined;
  if (isForServer(file, rules)) return undefined;
  const { isHeic, size: known } = readImageHead(buffer);
  if (isHeic) return fileProblemText('heic', rules, file.size);
  const size = await decodeImage(file, known);
  if (!size) return fileProblemText('image', rules, file.size);
  // An SVG without an intrinsic size is checked by the server.
  const isSmall = target && size.width > 0 && validatePicture(size, target) === 'small';
  return isSmall ? minimumSizeText(target) : undefined;
}

/**
 * Creates the function that uploads a file of the field: its bytes are validated first, the answer is a list of
 * assets (UPL-06).
 *
 * @param settings The upload address and the file rules.
 * @throws {FileRejection} The problem of the file, found here or by the server (UPL-04).
 */
export const createAssetSender =
  (settings: SenderSettings): SendUpload<Asset[]> =>
  async (file, { id, ...options }) => {
    const problem = await validateContent(file, settings);
    if (problem !== undefined) throw new FileRejection(problem);
    // Cancelled during the validation.
    if (options.signal.aborted) throw new RequestError('aborted', settings.uploadUrl);
    const body = new FormData();
    // The same id in every retry, so that the server can recognise a repetition.
    body.append('uploadId', id);
    body.append('file', file, file.name);
    const assets = readUploaded(settings.uploadUrl, await sendFile(settings.uploadUrl, body, options));
    const [first] = assets;
    if (!first) throw new RequestError('type', settings.uploadUrl, { status: 200 });
    if (first.error !== undefined) throw new FileRejection(first.error);
    await stringsSoon();
    return assets;
  };
