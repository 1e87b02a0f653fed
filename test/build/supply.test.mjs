import { describe, expect, test } from 'vitest';
import {
  BUNDLED_EXCEPTIONS,
  BUNDLED_LICENCES,
  INSTALL_SCRIPTS,
  isAllowed,
  LOCKED,
  lockedPackages,
  readJson,
  TOOL_EXCEPTIONS,
  TOOL_LICENCES,
} from './support/supply.mjs';

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const namesOf = (packages) => packages.map(({ path }) => path);

describe.each(LOCKED)('the lockfile of "%s"', (folder) => {
  const packages = lockedPackages(folder);

  test('has a checksum for every package, and no package of another source', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(namesOf(packages.filter(({ integrity = '' }) => !SHA512.test(integrity)))).toEqual([]);
    expect(namesOf(packages.filter(({ link, inBundle }) => link || inBundle))).toEqual([]);
  });

  test('names no address, or one https origin for all: the registry is a setting of the machine', () => {
    const origins = new Set(packages.flatMap(({ resolved }) => (resolved ? new URL(resolved).origin : [])));
    expect(origins.size).toBeLessThanOrEqual(1);
    for (const origin of origins) expect(origin).toMatch(/^https:/);
  });

  test('is in step with package.json, whose versions are exact', () => {
    const [description, lock] = [readJson(folder, 'package.json'), readJson(folder, 'package-lock.json')];
    const own = lock.packages[''];
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'engines', 'bin'])
      expect(Object.entries(own[kind] ?? {}).toSorted(), kind).toEqual(
        Object.entries(description[kind] ?? {})
          .map(([name, value]) => [name, kind === 'bin' ? value.replace(/^\.\//, '') : value])
          .toSorted(),
      );
    expect([lock.version, lock.lockfileVersion]).toEqual([description.version, 3]);
    const direct = Object.entries({ ...description.dependencies, ...description.devDependencies });
    for (const [name, wanted] of [...direct, ...Object.entries(description.overrides ?? {})]) {
      expect(wanted, name).toMatch(EXACT);
      const { version } = lock.packages[`node_modules/${name}`];
      expect(version, name).toBe(wanted.split('@').at(-1));
    }
  });

  test('has tools under known licences alone', () => {
    const others = packages.filter(({ license }) => !isAllowed(license, TOOL_LICENCES));
    const unknown = others.filter(({ name }) => !TOOL_EXCEPTIONS[name]);
    expect(unknown.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
  });

  test('has install scripts of named packages alone', () => {
    const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(namesOf(running.filter(({ name }) => !INSTALL_SCRIPTS[name]))).toEqual([]);
  });
});

test('the installed packages are those of the lockfile', () => {
  const direct = lockedPackages('.').filter(
    ({ path, name, optional }) => path === `node_modules/${name}` && !optional,
  );
  expect(direct.length).toBeGreaterThan(200);
  const versionOf = ({ path }) => readJson(path, 'package.json').version;
  expect(namesOf(direct.filter((one) => versionOf(one) !== one.version))).toEqual([]);
});

test('code in the built files is under a licence that a site may use without further conditions, or named', () => {
  const { components } = readJson('dist/sbom.cdx.json');
  expect(components.length).toBeGreaterThan(20);
  const rows = components.map(({ group, name, licenses = [] }) => ({
    name: group ? `${group}/${name}` : name,
    licence: licenses
      .map(({ expression, license }) => expression ?? license.id ?? license.name)
      .join(' AND '),
  }));
  const others = rows.filter(({ licence }) => !isAllowed(licence, BUNDLED_LICENCES));
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(BUNDLED_EXCEPTIONS).toSorted());
  for (const { name, licence } of others) expect(BUNDLED_EXCEPTIONS[name].startsWith(licence)).toBe(true);
});

test('no name in the lists is left over', () => {
  const all = LOCKED.flatMap(lockedPackages);
  const running = all.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(INSTALL_SCRIPTS).filter((name) => !running.includes(name))).toEqual([]);
  const names = new Set(all.map(({ name }) => name));
  expect(Object.keys(TOOL_EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['MIT OR GPL-3.0-or-later', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-or-later', false],
  ['GPL-3.0-or-later', false],
  [undefined, false],
])('the licence %s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression, TOOL_LICENCES)).toBe(allowed);
});
