import type { FaultKind } from '../../fault.ts';
import type { PanelProps } from './panel-props.ts';

const KINDS: readonly FaultKind[] = ['none', 'slow', 'error', 'offline'];

/** The faults that the page's requests can be given. */
export function FaultsPanel({ state: { fault }, texts, model }: PanelProps) {
  return (
    <fieldset>
      <legend>{texts.faults}</legend>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="fault" checked={fault === kind} onChange={() => model.setFault(kind)} />{' '}
          {texts.kinds[kind]}
        </label>
      ))}
      <p className="quiet">{texts.faultHint}</p>
    </fieldset>
  );
}
