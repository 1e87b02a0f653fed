import { useRef, useState } from 'archipel/authoring';
import type { Labels } from './labels.ts';
import type { Language } from './props.ts';

/** Duration of the answer to a press, in ms. */
const CONFIRMATION_MS = 2_000;

type Outcome = 'copied' | 'selected';

function selectText(node: Node): void {
  const range = document.createRange();
  range.selectNodeContents(node);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** Copies a text; where the clipboard is blocked, its element is selected for a copy by hand. */
async function copyText(node: Node): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(node.textContent ?? '');
    return 'copied';
  } catch {
    selectText(node);
    return 'selected';
  }
}

/** The outcome of the newest press, for a short time. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  const show = (newest: Outcome) => {
    setOutcome(newest);
    setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
  };
  return [outcome, show] as const;
}

function Languages({
  languages,
  language,
  labels,
  onChoose,
}: Pick<MarkupProps, 'languages' | 'language' | 'labels' | 'onChoose'>) {
  const optionsOf = (isCall: boolean) =>
    languages
      .filter((one) => one.isCall === isCall)
      .map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ));
  return (
    <label className="guide-language">
      <span>{labels.language}</span>{' '}
      <select
        className="ar-input"
        name="copy"
        value={language}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <optgroup label={labels.plainMarkup}>{optionsOf(false)}</optgroup>
        <optgroup label={labels.calls}>{optionsOf(true)}</optgroup>
      </select>
    </label>
  );
}

interface MarkupProps {
  readonly markup: string;
  /** Whether the markup is about to change: an older one must not be copied. */
  readonly isWaiting: boolean;
  readonly languages: readonly Language[];
  readonly language: string;
  readonly labels: Labels;
  readonly onChoose: (language: string) => void;
}

/** The markup with the newest good values, in the language of the author's templates, and a button that copies it. */
export function Markup(props: MarkupProps) {
  const { markup, isWaiting, labels } = props;
  const code = useRef<HTMLElement>(null);
  const [outcome, show] = useOutcome();
  const copy = () => {
    if (code.current) void copyText(code.current).then(show);
  };
  const answer = outcome && labels[outcome];
  return (
    <section className="guide-try-markup" aria-labelledby="guide-markup">
      <div className="guide-heading">
        <h2 id="guide-markup">{labels.markup}</h2>
        <div className="guide-copying">
          <Languages {...props} />
          <button
            type="button"
            className="ar-button ar-button-quiet guide-copy"
            disabled={isWaiting || answer !== undefined}
            onClick={copy}
          >
            {answer ?? labels.copy}
          </button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <pre className="guide-code" tabIndex={0} role="group" aria-labelledby="guide-markup">
        <code id="guide-code" ref={code}>
          {markup}
        </code>
      </pre>
      <p className="ar-visually-hidden" role="status" data-copy-status>
        {answer}
      </p>
    </section>
  );
}
