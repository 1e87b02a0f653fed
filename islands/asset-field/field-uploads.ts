import { explainFailure } from '#kit/dialog';
import {
  createUploadQueue,
  fileProblemText,
  judgeFiles,
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
import { tellInErrorModal } from './error-modal.ts';
import type { FieldState } from './field-state.ts';
import { unknownErrorText } from './field-words.ts';
import { rowOfFile } from './rows.ts';
import { createAssetSender, FileRefusal } from './send-asset.ts';
import { texts } from './texts.ts';

export interface FieldSettings {
  readonly uploadUrl: string;
  readonly rules: FileRules;
  /** The size that a picture is cut to. */
  readonly target: PictureSize | undefined;
}

/** How many of the files that were chosen together have come; told after each (UPL-05). */
function createCount(say: (text: string) => void) {
  let [sent, total] = [0, 0];
  return {
    begin(count: number, isFresh: boolean) {
      if (isFresh) [sent, total] = [0, 0];
      total += count;
    },
    note() {
      sent += 1;
      say(chooseTexts(texts).sent(sent, total));
    },
    leaveOut: () => (total -= 1),
  };
}

/** What the row of an upload that failed says: the server's own words, or ours. */
const failureText = (error: Error): string =>
  messageOf(error) ?? (explainFailure(error) || unknownErrorText());

function tellFailure(url: string, error: Error): void {
  if (isAborted(error) || !reportFailure(url, error)) return;
  tellInErrorModal(unknownErrorText(), failureText(error));
}

/**
 * Makes what sends the files of a field.
 *
 * @param settings Where, and which may go there.
 * @param state What the field holds.
 * @param onArrived Called with what a file has become.
 * @param knownFiles What is in the field already.
 */
export function createFieldUploads(
  settings: FieldSettings,
  state: FieldState,
  onArrived: (key: string, assets: Asset[]) => void,
  knownFiles: () => readonly KnownFile[],
) {
  const { rules, uploadUrl } = settings;
  const count = createCount(state.say);

  const onDone = ({ id }: Upload, assets: Asset[]) => {
    queue.cancel(id);
    count.note();
    onArrived(id, assets);
  };
  const onFailed = ({ id }: Upload, error: Error) => {
    const isRefused = error instanceof FileRefusal;
    state.change(id, { problem: isRefused ? error.message : failureText(error) });
    if (!isRefused) return tellFailure(uploadUrl, error);
    count.leaveOut();
    return queue.cancel(id);
  };
  const queue = createUploadQueue<Asset[]>({ send: createAssetSender(settings), onDone, onFailed });

  const send = (file: File) => {
    const [{ id }] = queue.add([file]) as [Upload];
    state.add({ ...rowOfFile(id, file), preview: state.previews.make(id, file) });
  };
  const refuse = (file: File, problem: string, index: number) =>
    state.add({ ...rowOfFile(`refused-${performance.now()}-${index}`, file), problem });

  return {
    queue,
    /** What is wrong with a file is said at it, and no byte of it is sent. */
    addFiles(files: readonly File[]) {
      const judged = judgeFiles(files, rules, knownFiles());
      count.begin(judged.filter(({ problem }) => !problem).length, !queue.isBusy());
      for (const [index, { file, problem }] of judged.entries()) {
        if (problem) refuse(file, fileProblemText(problem, rules, file.size), index);
        else send(file);
      }
    },
  };
}
