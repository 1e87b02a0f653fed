import { chooseTexts, react, useIsland, useState, useStore } from 'archipel/authoring';
import { Control } from './control.tsx';
import type { Labels } from './labels.ts';
import { Markup } from './markup.tsx';
import type { Props } from './props.ts';
import { Stage } from './stage.tsx';
import type { LiveFormState } from './state.ts';
import { createLiveForm, type LiveForm } from './store.ts';
import { fillGaps, texts } from './texts.ts';
import { originOf, readForm, type Values } from './values.ts';
import { VIEWS, type ViewName } from './views.ts';

export { props } from './props.ts';

/** Texts that were typed into the server's form before the island was there. */
function useTypedValues({ fields, values }: Props): Values {
  const { slots } = useIsland();
  const [typed] = useState(() => {
    const form = slots
      .items()
      .map((item) => item.querySelector('form'))
      .find(Boolean);
    return form ? readForm(fields, new FormData(form)) : values;
  });
  return typed;
}

function useLiveForm(props: Props): LiveForm {
  const { signal } = useIsland();
  const values = useTypedValues(props);
  const [form] = useState(() => createLiveForm({ ...props, values }, signal));
  return form;
}

/** The sentence about the newest try. */
function statusOf(state: LiveFormState, labels: Labels): string {
  const { phase, failure, problems, isReplaced } = state;
  if (phase === 'failed') return labels.failed;
  if (phase === 'too-long') return labels.tooLong;
  if (failure !== '') return fillGaps(labels.broken, failure);
  if (Object.keys(problems).length > 0) return labels.unchanged;
  return phase === 'ready' && isReplaced ? labels.updated : '';
}

function Views({
  view,
  labels,
  onLook,
}: {
  view: ViewName;
  labels: Labels;
  onLook: (view: ViewName) => void;
}) {
  return (
    <div className="guide-views">
      <div role="group" aria-label={labels.views}>
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            className="guide-view"
            aria-pressed={name === view}
            onClick={() => onLook(name)}
          >
            {labels.view[name]}
          </button>
        ))}
      </div>
      <p role="status">{labels.viewHelp[view]}</p>
    </div>
  );
}

function Status({ state, form, labels }: { state: LiveFormState; form: LiveForm; labels: Labels }) {
  return (
    <>
      <p className="guide-status" role="status">
        {statusOf(state, labels)}
      </p>
      {state.phase === 'failed' && (
        <button type="button" className="ar-button ar-button-quiet" onClick={form.retry}>
          {labels.retry}
        </button>
      )}
    </>
  );
}

function Controls({
  fields,
  state,
  form,
  labels,
}: Pick<Props, 'fields'> & { state: LiveFormState; form: LiveForm; labels: Labels }) {
  const { values, problems } = state;
  const hasChanges = fields.some((field) => originOf(field, values) === 'yours');
  return (
    <form
      className="guide-controls"
      aria-labelledby="guide-values"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="guide-values">{labels.values}</h2>
      {fields.map((field) => (
        <Control
          key={field.attribute}
          field={field}
          text={values[field.attribute] ?? ''}
          problem={problems[field.attribute]}
          origin={originOf(field, values)}
          labels={labels}
          onChange={(text, isTyped) => form.set(field.attribute, text, isTyped)}
        />
      ))}
      <Status state={state} form={form} labels={labels} />
      <button type="button" className="ar-button ar-button-quiet" disabled={!hasChanges} onClick={form.reset}>
        {labels.undoAll}
      </button>
    </form>
  );
}

function LiveFormView(props: Props) {
  const { subject, title, fields, languages } = props;
  const form = useLiveForm(props);
  const state = useStore(form.$state);
  const labels = chooseTexts(texts);
  const { view, shown, isReplaced, language } = state;
  return (
    <>
      <Stage {...{ subject, title, view, labels, isReplaced }} query={shown.query} onFailure={form.revert} />
      <Views view={view} labels={labels} onLook={form.look} />
      <div className="guide-try">
        {fields.length > 0 && <Controls fields={fields} state={state} form={form} labels={labels} />}
        <Markup
          {...{ languages, language, labels }}
          markup={shown.markup}
          isWaiting={state.phase === 'waiting'}
          onChoose={form.choose}
        />
      </div>
    </>
  );
}

export default react(LiveFormView);
