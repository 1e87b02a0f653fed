import { useState } from 'react';
import type { DebugTexts } from './texts.ts';

interface Props {
  readonly texts: DebugTexts;
  readonly writeReport: () => Promise<string>;
}

/** Copies the report, or shows it where the clipboard is not available. */
export function CopyReport({ texts, writeReport }: Props) {
  const [message, setMessage] = useState('');
  const [report, setReport] = useState('');
  const copy = async () => {
    const text = await writeReport();
    try {
      await navigator.clipboard.writeText(text);
      setReport('');
      setMessage(texts.copied);
    } catch {
      setReport(text);
      setMessage(texts.copyByHand);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {texts.copy}
      </button>
      <span role="status" className="status">
        {message}
      </span>
      {report ? (
        <textarea
          readOnly
          rows={4}
          aria-label={texts.copyByHand}
          value={report}
          lang="en"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
    </>
  );
}
