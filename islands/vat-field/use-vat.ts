import { useEffect, useRef, useState } from 'react';
import { reload } from '#kit/reload';
import { track } from '#runtime';
import { useIsland } from '#runtime/islands/react.tsx';
import { wasChanged } from '#runtime/forms/content.ts';
import { checkVat, isVatReload, knownVat, type VatState } from '#stores/checkout';
import { findVatInput, readCountry, wasCountryChanged } from './fields.ts';
import { looksLikeVat } from './look-like-vat.ts';
import type { Props } from './props.ts';

/** The shown state of the number. */
export interface VatView {
  /** `silent`: there is no number; `dead`: the service has not answered. */
  readonly phase: 'silent' | 'checking' | 'answered' | 'dead';
  readonly state: VatState;
  /** The server's message. */
  readonly message: string;
  /** Whether it lacks the format of its country. */
  readonly isOdd: boolean;
}

const SILENT: VatView = { phase: 'silent', state: 'unknown', message: '', isOdd: false };

/** Checks the number when it or its country has changed, also before this code loaded. */
function useVatChanges(
  input: HTMLInputElement,
  countryField: string,
  newest: { readonly current: () => Promise<void> },
): void {
  const { signal } = useIsland();
  useEffect(() => {
    const run = () => void track(newest.current());
    const onChange = ({ target }: Event) => {
      const { name, form } = target as HTMLInputElement;
      const isCountry = name === countryField && form === input.form;
      if (target === input || (isCountry && input.value.trim())) run();
    };
    // Not at the form: a reloaded page has another one, and the field lives on.
    document.addEventListener('change', onChange, { signal });
    if (wasChanged(input) || (input.value.trim() && wasCountryChanged(input, countryField))) run();
  }, [input, countryField, newest, signal]);
}

/**
 * Checks the number when it or its country has changed, and reloads the page if its prices depend on the
 * result (CHK-04).
 */
export function useVat({ url, countryField, customerId, state, reload: kind }: Props) {
  const { host, signal } = useIsland();
  const [input] = useState(() => findVatInput(host));
  const [view, setView] = useState(SILENT);
  const before = useRef<VatState>(state);
  const latest = useRef(0);

  // A reloaded page contains the server's current state.
  useEffect(() => void (before.current = state), [state]);

  const show = (change: Partial<VatView>) => setView((last) => ({ ...last, ...change }));

  const followState = async (now: VatState) => {
    const isNew = isVatReload(before.current, now);
    before.current = now;
    if (!isNew) return;
    await reload(kind, { preserve: input.form ?? undefined });
  };
  const check = async () => {
    const vat = input.value.trim();
    const own = (latest.current += 1);
    const isNewest = () => own === latest.current && !signal.aborted;
    if (vat === '' || input.disabled) {
      before.current = 'unknown';
      return setView(SILENT);
    }
    const countryId = readCountry(input, countryField);
    const known = knownVat(vat, countryId);
    if (known) return show({ ...SILENT, phase: 'answered', state: known.state, message: known.message });
    show({ ...SILENT, phase: 'checking' });
    void looksLikeVat(vat, countryId).then((looksRight) => isNewest() && show({ isOdd: !looksRight }));
    const verdict = await checkVat({ vat, countryId, customerId, url });
    if (!isNewest()) return undefined;
    if (!verdict) return show({ phase: 'dead' });
    show({ phase: 'answered', state: verdict.state, message: verdict.message });
    return followState(verdict.state);
  };
  const newest = useRef(check);
  newest.current = check;

  useVatChanges(input, countryField, newest);
  return { input, view, retry: check };
}
