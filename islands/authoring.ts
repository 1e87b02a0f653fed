/**
 * What authors of islands of their own import: the definitions, the React adapter, the kit.
 * React itself comes from here too, so that their views run on the copy that the page has, in both flavours.
 */
export { defineIsland, defineService, ArchipelError, emit, on } from '#runtime';
export type { App, EventTable, IslandDefinition, Mount, MountContext, Service, When } from '#runtime';
export { react, Slot, useIsland } from '#runtime/react.tsx';
export { RequestError } from '#runtime/request-error.ts';
export { requestHtml } from '#runtime/request.ts';
export { requestJson } from '#runtime/request-json.ts';
export * as props from '#kit/props.ts';
export { BusyButton } from '#kit/busy-button.tsx';
export { setBusy } from '#kit/busy.ts';
export { createDialog } from '#kit/create-dialog.ts';
export type { PlainDialog } from '#kit/create-dialog.ts';
export { Dialog } from '#kit/dialog-view.tsx';
export { useDisclosure } from '#kit/disclosure.ts';
export * as icons from '#kit/icons.tsx';
export { amountText, formatMoney, parseMoney } from '#kit/money.ts';
export { ServerFragment } from '#kit/server-fragment.tsx';
export { defineRule } from '#validation/define-rule.ts';
export type { OtherField, Rule, RuleContext, Verdict } from '#validation/rule.ts';
export { notify } from '#stores/notices/index.ts';
export { $strings, stringsReady, translate } from '#stores/strings/index.ts';
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
