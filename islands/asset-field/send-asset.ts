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
import { readAssets, type Asset } from '#stores/assets';
import { stringsSoon } from '#stores/strings';
import { validatePicture, type PictureSize } from './crop-geometry.ts';
import { minimumSizeText } from './field-labels.ts';

/** A file that can't be used, in words for its row: to send it again would change nothing. */
export class FileRejection extends Error {
  override readonly name = 'FileRejection';
}

interface SenderSettings {
  uploadUrl: string;
  rules: FileRules;
  /** The size that a picture is cut to. */
  target: PictureSize | undefined;
}

async function readHead(file: File): Promise<ArrayBuffer | undefined> {
  try {
    // The last byte, too: a file that was cut meanwhile has it no more.
    await file.slice(-1).arrayBuffer();
    return await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer();
  } catch {
    return undefined;
  }
}

/** Judges a file by its bytes before any of them is sent (UPL-03): its name may lie. */
async function validateContent(file: File, { rules, target }: SenderSettings): Promise<string | undefined> {
  const buffer = await readHead(file);
  if (!buffer) return fileProblemText('bytes', rules, file.size);
  if (rules.kind !== 'image') return undefined;
  if (isForServer(file, rules)) return undefined;
  const { isHeic, size: known } = readImageHead(buffer);
  if (isHeic) return fileProblemText('heic', rules, file.size);
  const size = await decodeImage(file, known);
  if (!size) return fileProblemText('image', rules, file.size);
  // A drawing without a size of its own is the server's to measure.
  const isSmall = target && size.width > 0 && validatePicture(size, target) === 'small';
  return isSmall ? minimumSizeText(target) : undefined;
}

/**
 * Makes what sends a file of the field: its bytes are judged first, the answer is a list of assets (UPL-06).
 *
 * @param settings Where, and what may be sent.
 * @throws {FileRejection} What the file, or the server for this file (UPL-04), says against it.
 */
export const createAssetSender =
  (settings: SenderSettings): SendUpload<Asset[]> =>
  async (file, { id, ...options }) => {
    const problem = await validateContent(file, settings);
    if (problem !== undefined) throw new FileRejection(problem);
    // Stopped while its bytes were judged.
    if (options.signal.aborted) throw new RequestError('aborted', settings.uploadUrl);
    const body = new FormData();
    // The same in every try, so that a server can tell a repetition from another file.
    body.append('uploadId', id);
    body.append('file', file, file.name);
    const assets = readAssets(await sendFile(settings.uploadUrl, body, options));
    const [first] = assets;
    if (!first) throw new RequestError('type', settings.uploadUrl, { status: 200 });
    if (first.error !== undefined) throw new FileRejection(first.error);
    await stringsSoon();
    return assets;
  };
