/** Values that another version of the library, another script or a person at the console may have stored. */

/** Values of `archipel-scroll` in the tab's storage. */
export const STORED_SCROLLS: readonly string[] = [
  '',
  'nonsense',
  'null',
  '5',
  '"text"',
  '[]',
  '{"0":1}',
  '[[5,{"scroll":5}]]',
  '[[5,{"scroll":[1,700],"inner":{}}]]',
  '{"version":2,"scrollPositions":[[5,{"scroll":[1,700],"inner":{}}]]}',
  '{"version":1}',
  '{"version":1,"scrollPositions":{}}',
  '{"version":1,"scrollPositions":[[5,null],[5],5,null,"5"]}',
  '{"version":1,"scrollPositions":[[5,{"scroll":5,"inner":{}}]]}',
  '{"version":1,"scrollPositions":[[5,{"scroll":[1,2,3],"inner":{}}]]}',
  '{"version":1,"scrollPositions":[[5,{"scroll":[1,"700"],"inner":{}}]]}',
  '{"version":1,"scrollPositions":[[5,{"scroll":[1,null],"inner":{}}]]}',
  '{"version":1,"scrollPositions":[[5,{"scroll":[1,700]}]]}',
  '{"version":1,"scrollPositions":[[5,{"scroll":[1,700],"inner":{"a":null}}]]}',
  '{"version":1,"scrollPositions":[[5,{"scroll":[1,700],"inner":{"a":{"0":1}}}]]}',
  '{"version":1,"scrollPositions":[["5",{"scroll":[1,700],"inner":{}}]]}',
];

/** States of a history entry, each of which passes as the library's own. */
export const STATES: readonly object[] = [
  { archipel: true },
  { archipel: true, page: 1, key: 5, scopes: {} },
  { archipel: 1, page: 1, key: 5, scopes: {} },
  { archipel: 2 },
  { archipel: 2, page: 'x', key: 5, scopes: {} },
  { archipel: 2, page: 1, key: {}, scopes: {} },
  { archipel: 2, page: 1, key: 5 },
  { archipel: 2, page: 1, key: 5, scopes: null },
  { archipel: 2, page: 1, key: 5, scopes: { 'default main': 5 } },
  { archipel: null },
];

/** Values of a cart's handover. */
export const HANDOVERS: readonly string[] = [
  'nonsense',
  '[]',
  '{"version":2,"at":9e15,"isAdding":false,"pending":[{"id":"..","quantity":null}],"late":[],"adds":[]}',
  '{"version":2,"at":9e15,"isAdding":false,"pending":[{"id":"","quantity":null}],"late":[],"adds":[]}',
  '{"version":2,"at":9e15,"isAdding":false,"pending":5,"late":null,"adds":{}}',
  '{"version":1,"at":9e15,"isAdding":true,"pending":[{"id":"1","quantity":9}]}',
];
