import type { WritableAtom } from 'nanostores';
import type { DebugState } from '../../debug-state.ts';
import type { DebugModel } from '../../model.ts';
import type { DebugTexts } from '../texts.ts';

/** Props of every panel. */
export interface PanelProps {
  readonly state: DebugState;
  readonly texts: DebugTexts;
  readonly model: DebugModel;
  readonly $highlight: WritableAtom<string | undefined>;
}
