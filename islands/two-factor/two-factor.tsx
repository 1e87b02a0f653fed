import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '#kit/copy-button.tsx';
import { report, track } from '#runtime';
import { findAllIn } from '#runtime/dom/safe.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import type { Squares } from './qr-code.ts';
import { texts } from './texts.ts';
import { groupKey, secretOf } from './typed-code.ts';
import { useCodeField } from './use-code-field.ts';
import { usePlace } from './use-place.ts';
import { useSteps } from './use-steps.ts';
import './two-factor.css';

export { props } from './props.ts';

const loadQrCode = () => import('./qr-code.ts');

/** The squares of a QR code, once what draws them is there; without it the key alone shows. */
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

/** Nodes of SVG, dark on white in any theme, since cameras ask for it. */
function QrCode({ size, path }: Squares) {
  return (
    <svg className="ar-qr-code" role="img" aria-label={chooseTexts(texts).qr} viewBox={`0 0 ${size} ${size}`}>
      <path className="ar-qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={path} />
    </svg>
  );
}

function Key({ uri, secret }: { uri: string | undefined; secret: string | undefined }) {
  const words = chooseTexts(texts);
  const squares = useQrCode(uri);
  const said = { copied: words.keyCopied, byHand: words.byHand };
  return (
    <>
      {uri && <div className="ar-qr-place">{squares && <QrCode {...squares} />}</div>}
      {secret && (
        <p className="ar-two-factor-secret">
          {words.key} <code>{groupKey(secret)}</code>{' '}
          <CopyButton
            className="ar-text-button"
            text={secret}
            words={said}
            label={(isCopied) => (isCopied ? words.done : words.copyKey)}
          />
        </p>
      )}
    </>
  );
}

function CopyCodes() {
  const { host } = useIsland();
  const words = chooseTexts(texts);
  const [codes] = useState(() =>
    findAllIn(host, '[data-recovery-codes] li').map(({ textContent }) => textContent.trim()),
  );
  return (
    <CopyButton
      className="ar-button ar-button-quiet"
      text={codes.join('\n')}
      words={{ copied: words.codesCopied, byHand: words.byHand }}
      label={(isCopied) => (isCopied ? words.done : words.copyCodes)}
    />
  );
}

function TwoFactor({ length, uri, secret = uri && secretOf(uri), start }: Props) {
  const hasKey = uri !== undefined || secret !== undefined;
  const keyPlace = usePlace('[data-two-factor-key]', hasKey);
  const codesPlace = usePlace('[data-recovery-codes]');
  useSteps(start);
  useCodeField(length);
  return (
    <>
      {keyPlace && hasKey && createPortal(<Key uri={uri} secret={secret} />, keyPlace)}
      {codesPlace && createPortal(<CopyCodes />, codesPlace)}
    </>
  );
}

/** The forms are the server's, and so are their answers: a wrong code is a refused form (ACC-02). */
export default react(TwoFactor, { beside: true });
