// @vitest-environment happy-dom
import { expect, test } from 'vitest';

const namesOf = (module: object) => Object.keys(module).sort();

test('archipel.js exports what the contract with the page names, and nothing else', async () => {
  expect(namesOf(await import('../islands/archipel.ts'))).toEqual([
    'inspect',
    'mount',
    'register',
    'unmount',
    'validate',
    'visit',
    'whenIdle',
  ]);
});

test('authors of islands get the definitions, the React adapter, the kit and React’s hooks', async () => {
  expect(namesOf(await import('../islands/authoring.ts'))).toEqual([
    '$strings',
    'ArchipelError',
    'BusyButton',
    'Dialog',
    'Fragment',
    'RequestError',
    'ServerFragment',
    'Slot',
    'Suspense',
    'amountText',
    'chooseTexts',
    'createContext',
    'createDialog',
    'createElement',
    'defineIsland',
    'defineRule',
    'defineService',
    'emit',
    'formatMoney',
    'icons',
    'lazy',
    'memo',
    'notify',
    'on',
    'parseMoney',
    'props',
    'react',
    'readCookie',
    'requestHtml',
    'requestJson',
    'setBusy',
    'stringsReady',
    'translate',
    'useCallback',
    'useContext',
    'useDisclosure',
    'useEffect',
    'useIsland',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useStore',
    'writeCookie',
  ]);
});

test('the primitives of props are the ones that the reference names', async () => {
  const { props } = await import('../islands/authoring.ts');
  expect(namesOf(props)).toEqual([
    'choice',
    'flag',
    'json',
    'list',
    'mark',
    'milliseconds',
    'number',
    'object',
    'optional',
    'text',
    'url',
  ]);
});

test('the runtime has one door', async () => {
  expect(namesOf(await import('#runtime'))).toEqual([
    'SLOT_TAG',
    'apiUrl',
    'defineAction',
    'defineIsland',
    'defineService',
    'emit',
    'getCulture',
    'getSetting',
    'hasStored',
    'on',
    'report',
    'safeUrl',
    'start',
    'toError',
    'track',
    'unmount',
    'whenIdle',
  ]);
});
