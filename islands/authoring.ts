/**
 * The imports for authors of islands: definitions, the React adapter, the kit. React is exported too, so that
 * views use the page's copy in both flavours.
 */
export { defineIsland, defineService, emit, on } from '#runtime';
export { ArchipelError } from '#runtime/page/archipel-error.ts';
export type {
  App,
  ArchipelEventMap,
  EventTable,
  IslandDefinition,
  Mount,
  MountContext,
  Service,
  When,
} from '#runtime';
export { chooseTexts } from '#runtime/page/texts.ts';
export type { Texts } from '#runtime/page/texts.ts';
export { react, Slot, useIsland } from '#runtime/islands/react.tsx';
export { RequestError } from '#runtime/requests/request-error.ts';
export { writeHtml as requestHtml } from '#runtime/requests/request-write.ts';
export { requestJson } from '#runtime/requests/request-json.ts';
export * as props from '#kit/props.ts';
export { BusyButton } from '#kit/busy-button.tsx';
export { setBusy } from '#kit/busy.ts';
export { createDialog } from '#kit/dialog';
export type { PlainDialog } from '#kit/dialog';
export { Dialog } from '#kit/dialog-view.tsx';
export { useDisclosure } from '#kit/disclosure.ts';
export * as icons from '#kit/icons.tsx';
export { amountText, formatMoney, parseMoney } from '#kit/money.ts';
export { ServerFragment } from '#kit/server-fragment.tsx';
export { defineRule } from '#validation/engine/define-rule.ts';
export type { OtherField, Rule, RuleContext, Verdict } from '#validation/engine/rule.ts';
export { readCookie, writeCookie } from '#stores/cookies';
export { notify } from '#stores/notices';
export { $strings, stringsReady, translate } from '#stores/strings';
export { useStore } from '@nanostores/react';
export {
  createContext,
  createElement,
  Fragment,
  lazy,
  memo,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
