import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import './inline-edit.css';

/** Labels of a text that is edited in place. */
interface EditLabels {
  /** Accessible name of the edit button and of the field. */
  edit: string;
  /** Shown instead of an empty text; never saved. */
  placeholder?: string;
}

interface EditProps {
  /** The current text. */
  value: string;
  labels: EditLabels;
  /** Allows several lines: Enter saves, Shift+Enter begins a new one. */
  isMultiline?: boolean;
  maxLength: number;
  /** Returns the error of a text, which then stays in the field; undefined if it may be saved. */
  problemOf?: (text: string) => string | undefined;
  onSave: (text: string) => void;
}

interface FieldProps extends EditProps {
  problemId: string;
  onEnd: (isKeyboard: boolean) => void;
}

/** Manages the edited text: Enter and leaving the field save it, Escape discards it. */
function useDraft({ value, isMultiline, problemOf, onSave, onEnd }: FieldProps) {
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<string>();
  const isOver = useRef(false);

  const end = (isKeyboard: boolean) => {
    isOver.current = true;
    onEnd(isKeyboard);
  };
  const save = (isKeyboard: boolean) => {
    const text = draft.trim();
    const found = text === value ? undefined : problemOf?.(text);
    setProblem(found);
    if (found !== undefined || isOver.current) return;
    end(isKeyboard);
    if (text !== value) onSave(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isSave = event.key === 'Enter' && !(isMultiline && event.shiftKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    // A dialog or form around it must not handle the key, too.
    event.stopPropagation();
    if (isSave) save(true);
    else end(true);
  };
  return { draft, setDraft, problem, onKeyDown, save };
}

function EditField(props: FieldProps) {
  const { labels, isMultiline, maxLength, problemId } = props;
  const { draft, setDraft, problem, onKeyDown, save } = useDraft(props);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const Tag = isMultiline ? 'textarea' : 'input';
  return (
    <span className="ar-inline-field">
      <Tag
        ref={field}
        className="ar-input"
        aria-label={labels.edit}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        autoComplete="off"
        maxLength={maxLength}
        value={draft}
        onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => save(false)}
      />
      {problem !== undefined && (
        <span id={problemId} className="ar-inline-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

/**
 * A text that is edited in place (WSH-04): a button shows a field; Enter and leaving it save, Escape restores the old text, and
 * the focus returns to the button.
 *
 * @param props.id Unique in the document.
 */
export function InlineEdit(props: EditProps & { id: string }) {
  const { id, value, labels } = props;
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isEditing && wantsFocus.current) button.current?.focus();
    wantsFocus.current = false;
  }, [isEditing]);

  const onEnd = (isKeyboard: boolean) => {
    wantsFocus.current = isKeyboard;
    setEditing(false);
  };
  if (isEditing) return <EditField {...props} problemId={`${id}-problem`} onEnd={onEnd} />;
  return (
    <span className="ar-inline-edit">
      <span className={value ? undefined : 'ar-inline-placeholder'}>{value || labels.placeholder}</span>{' '}
      <button
        ref={button}
        type="button"
        className="ar-inline-button"
        aria-label={labels.edit}
        title={labels.edit}
        onClick={() => setEditing(true)}
      >
        <svg className="ar-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
        </svg>
      </button>
    </span>
  );
}
