import { explainFailure } from '#kit/dialog';
import {
  createUploadQueue,
  fileProblemText,
  validateFiles,
  type FileRules,
  type KnownFile,
  type Upload,
} from '#kit/upload';
import { isAborted } from '#runtime/requests/request-error.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { reportFailure } from '#stores/api.ts';
import type { Asset } from '#stores/assets';
import type { PictureSize } from './crop-geometry.ts';
import { showInErrorModal } from './error-modal.ts';
import type { FieldState } from './field-state.ts';
import { unknownErrorText } from './field-labels.ts';
import { rowOfFile } from './rows.ts';
import { createAssetSender, FileRejection } from './send-asset.ts';
import { texts } from './texts.ts';

export interface FieldSettings {
  readonly uploadUrl: string;
  readonly rules: FileRules;
  /** The size to crop a picture to. */
  readonly target: PictureSize | undefined;
}

/** Counts the uploaded files of a selection and announces the count after each one (UPL-05). */
function createCount(announce: (text: string) => void) {
  let [sent, total] = [0, 0];
  return {
    begin(count: number, isFresh: boolean) {
      if (isFresh) [sent, total] = [0, 0];
      total += count;
    },
    track() {
      sent += 1;
      announce(chooseTexts(texts).sent(sent, total));
    },
    leaveOut: () => (total -= 1),
  };
}

/** Returns the message for a failed upload: the server's, or our own. */
const failureText = (error: Error): string =>
  messageOf(error) ?? (explainFailure(error) || unknownErrorText());

function reportUploadFailure(url: string, error: Error): void {
  if (isAborted(error) || !reportFailure(url, error)) return;
  showInErrorModal(unknownErrorText(), failureText(error));
}

/**
 * Creates the upload queue of a field.
 *
 * @param settings The upload address and the file rules.
 * @param state The field's state.
 * @param onArrived Called with the assets of an uploaded file.
 * @param knownFiles Returns the files already in the field.
 */
export function createFieldUploads(
  settings: FieldSettings,
  state: FieldState,
  onArrived: (key: string, assets: Asset[]) => void,
  knownFiles: () => readonly KnownFile[],
) {
  const { rules, uploadUrl } = settings;
  const count = createCount(state.announce);

  const onDone = ({ id }: Upload, assets: Asset[]) => {
    queue.cancel(id);
    count.track();
    onArrived(id, assets);
  };
  const onFailed = ({ id }: Upload, error: Error) => {
    const isRejected = error instanceof FileRejection;
    state.change(id, { problem: isRejected ? error.message : failureText(error) });
    if (!isRejected) return reportUploadFailure(uploadUrl, error);
    count.leaveOut();
    return queue.cancel(id);
  };
  const queue = createUploadQueue<Asset[]>({ send: createAssetSender(settings), onDone, onFailed });

  const send = (file: File) => {
    const [{ id }] = queue.add([file]) as [Upload];
    state.add({ ...rowOfFile(id, file), preview: state.previews.make(id, file) });
  };
  let refused = 0;
  const reject = (file: File, problem: string) =>
    state.add({ ...rowOfFile(`refused-${(refused += 1)}`, file), problem });

  return {
    queue,
    /** Adds files. Invalid ones are shown with their problem and not sent. */
    addFiles(files: readonly File[]) {
      const validated = validateFiles(files, rules, knownFiles());
      count.begin(validated.filter(({ problem }) => !problem).length, !queue.isBusy());
      for (const { file, problem } of validated) {
        if (problem) reject(file, fileProblemText(problem, rules, file.size));
        else send(file);
      }
    },
  };
}
