import { useIsland } from 'archipel/authoring';
import type { Field } from './props.ts';
import { fillGaps } from './texts.ts';
import type { Origin } from './values.ts';
import type { Labels } from './labels.ts';

interface ControlProps {
  readonly field: Field;
  readonly text: string;
  readonly problem: string | undefined;
  readonly origin: Origin;
  readonly labels: Labels;
  readonly onChange: (text: string, isTyped: boolean) => void;
}

/** Ids of a control and of the texts that describe it. */
function useIds({ attribute }: Field) {
  const id = `${useIsland().id}-${attribute}`;
  return { id, help: `${id}-help`, problem: `${id}-problem` };
}

function boundsText({ min, max }: Field, { range, from, to }: Labels): string | undefined {
  if (min !== undefined && max !== undefined) return fillGaps(range, min, max);
  if (min !== undefined) return fillGaps(from, min);
  return max === undefined ? undefined : fillGaps(to, max);
}

/** The facts below a control: its sentence, bounds, default. */
function factsOf(field: Field, labels: Labels): string {
  const usual = fillGaps(labels.usual, field.usual === undefined ? labels.none : field.usual);
  const facts = [
    boundsText(field, labels),
    field.isRequired && field.usual === undefined ? labels.required : usual,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** A sentence of the catalogue; names in it stand between grave accents. */
const Sentence = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>
);

const KEYBOARDS: Readonly<Record<string, 'decimal' | 'url'>> = {
  number: 'decimal',
  milliseconds: 'decimal',
  url: 'url',
};

/** The choices, and none where the attribute may be left out; a wrong value of the address is shown, too. */
const optionsOf = ({ isRequired, usual }: Field, choices: readonly string[], text: string) => [
  ...new Set([...(isRequired || usual !== undefined ? [] : ['']), text, ...choices]),
];

function Input({ field, text, problem, onChange }: ControlProps) {
  const ids = useIds(field);
  const shared = {
    id: ids.id,
    name: field.attribute,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${ids.help} ${ids.problem}`,
  };
  const type = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(currentTarget.value, true);
  if (field.choices)
    return (
      <select {...shared} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value, false)}>
        {optionsOf(field, field.choices, text).map((word) => (
          <option key={word} value={word}>
            {word || '–'}
          </option>
        ))}
      </select>
    );
  if (field.kind === 'json')
    return <textarea {...shared} rows={4} spellCheck={false} value={text} onInput={type} onChange={type} />;
  const keyboard = KEYBOARDS[field.kind];
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...(keyboard && { inputMode: keyboard })}
      value={text}
      onChange={type}
    />
  );
}

function Name({ field, origin, labels }: Pick<ControlProps, 'field' | 'origin' | 'labels'>) {
  return (
    <>
      <code>{field.attribute}</code> <span className="guide-origin">{labels.origin[origin]}</span>
    </>
  );
}

function Switch(props: ControlProps) {
  const { field, text, problem, onChange } = props;
  const ids = useIds(field);
  return (
    <label className="guide-switch">
      <input
        type="checkbox"
        id={ids.id}
        name={field.attribute}
        value="true"
        checked={text === 'true'}
        aria-invalid={problem !== undefined}
        aria-describedby={`${ids.help} ${ids.problem}`}
        onChange={({ currentTarget }) => onChange(String(currentTarget.checked), false)}
      />{' '}
      <Name {...props} />
    </label>
  );
}

/** One attribute: its control by kind, its sentence, where its value comes from, and the console's sentence. */
export function Control(props: ControlProps) {
  const { field, problem, labels } = props;
  const ids = useIds(field);
  return (
    <div className="ar-field guide-control">
      {field.kind === 'flag' && !field.choices ? (
        <Switch {...props} />
      ) : (
        <>
          <label htmlFor={ids.id}>
            <Name {...props} />
          </label>
          <Input {...props} />
        </>
      )}
      <p className="guide-meaning" id={ids.help}>
        <Sentence text={field.meaning} /> {field.kind === 'list' && labels.list}{' '}
        <span>{factsOf(field, labels)}</span>
      </p>
      <p className="guide-problem" id={ids.problem} lang="en">
        {problem}
      </p>
      {field.schema === undefined ? null : (
        <details>
          <summary>{labels.shape}</summary>
          <pre
            className="guide-shape"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
            tabIndex={0}
            role="group"
            aria-label={`${labels.shape}, ${field.attribute}`}
          >
            {field.schema}
          </pre>
        </details>
      )}
    </div>
  );
}
