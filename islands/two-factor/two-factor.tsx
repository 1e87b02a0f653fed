import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '#kit/copy-button.tsx';
import { report, track } from '#runtime';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import type { Squares } from './qr-code.ts';
import { texts } from './texts.ts';
import { groupKey, secretOf } from './typed-code.ts';
import { useCodeField } from './use-code-field.ts';
import { useContainer } from './use-container.ts';
import { useSteps } from './use-steps.ts';
import './two-factor.css';

export { props } from './props.ts';

const loadQrCode = () => import('./qr-code.ts');

/** Returns the squares of a QR code once the drawing code has loaded; until then, only the key shows. */
function useQrCode(uri: string | undefined): Squares | undefined {
  const { signal } = useIsland();
  const [squares, setSquares] = useState<Squares>();
  useEffect(() => {
    if (uri === undefined) return;
    const load = async () => {
      const { drawQrCode } = await loadModule(loadQrCode);
      if (!signal.aborted) setSquares(drawQrCode(uri));
    };
    void track(load().catch((thrown) => report(thrown, 'two-factor')));
  }, [uri, signal]);
  return squares;
}

/** An SVG drawing, dark on white in any theme, because cameras need the contrast. */
function QrCode({ size, path }: Squares) {
  return (
    <svg className="ar-qr-code" role="img" aria-label={chooseTexts(texts).qr} viewBox={`0 0 ${size} ${size}`}>
      <path className="ar-qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={path} />
    </svg>
  );
}

function Key({ uri, secret }: { uri: string | undefined; secret: string | undefined }) {
  const labels = chooseTexts(texts);
  const squares = useQrCode(uri);
  const copyLabels = { copied: labels.keyCopied, byHand: labels.byHand };
  return (
    <>
      {uri && <div className="ar-qr-place">{squares && <QrCode {...squares} />}</div>}
      {secret && (
        <p className="ar-two-factor-secret">
          {labels.key} <code>{groupKey(secret)}</code>{' '}
          <CopyButton
            className="ar-text-button"
            text={secret}
            labels={copyLabels}
            label={(isCopied) => (isCopied ? labels.done : labels.copyKey)}
          />
        </p>
      )}
    </>
  );
}

function CopyCodes() {
  const { host } = useIsland();
  const labels = chooseTexts(texts);
  const [codes] = useState(() =>
    querySelectorAll(host, '[data-recovery-codes] li').map(({ textContent }) => textContent.trim()),
  );
  return (
    <CopyButton
      className="ar-button ar-button-quiet"
      text={codes.join('\n')}
      labels={{ copied: labels.codesCopied, byHand: labels.byHand }}
      label={(isCopied) => (isCopied ? labels.done : labels.copyCodes)}
    />
  );
}

function TwoFactor({ length, uri, secret = uri && secretOf(uri), start }: Props) {
  const hasKey = uri !== undefined || secret !== undefined;
  const keyContainer = useContainer('[data-two-factor-key]', hasKey);
  const codesContainer = useContainer('[data-recovery-codes]');
  useSteps(start);
  useCodeField(length);
  return (
    <>
      {keyContainer && hasKey && createPortal(<Key uri={uri} secret={secret} />, keyContainer)}
      {codesContainer && createPortal(<CopyCodes />, codesContainer)}
    </>
  );
}

/** Enhances the server's forms; a wrong code is a rejected form like any other (ACC-02). */
export default react(TwoFactor, { placement: 'append' });
