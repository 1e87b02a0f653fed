import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { report, track } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import type { AssetField } from './field-model.ts';
import { showInErrorModal } from './error-modal.ts';
import { unknownErrorText } from './field-labels.ts';
import type { CropDialogProps } from './crop-dialog.tsx';

type View = ComponentType<CropDialogProps>;

const loadDialog = () => import('./crop-dialog.tsx');

/** Loads the dialog with the first picture to crop; its code is a separate chunk. */
function useCropDialog(isOpen: boolean, onFailed: () => void): { View?: View } {
  const { signal, name } = useIsland();
  const [loaded, setLoaded] = useState<{ View?: View }>({});
  useEffect(() => {
    if (!isOpen || loaded.View) return;
    track(loadModule(loadDialog)).then(
      ({ CropDialog }) => signal.aborted || setLoaded({ View: CropDialog }),
      (thrown: unknown) => {
        report(thrown, name);
        onFailed();
      },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- requested once for each picture
  }, [isOpen, loaded]);
  return loaded;
}

/** The dialog of the picture that waits for its crop (CRP-01). */
export function Crop({ field, keepOriginal }: { field: AssetField; keepOriginal: boolean }) {
  const task = useStore(field.$crop);
  const loaded = useCropDialog(task !== undefined, () => {
    if (task) field.endCrop(task.key);
    showInErrorModal(unknownErrorText());
  });
  if (!task || !loaded.View) return null;
  return (
    <loaded.View
      key={task.key}
      task={task}
      keepOriginal={keepOriginal}
      onEnd={(asset) => field.endCrop(task.key, asset)}
    />
  );
}
