import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';

const EXPRESSION = /^\S+(?: (?:OR|AND) \S+)+$/;

const licences = new Contrib.License.Factories.LicenseFactory((value) => EXPRESSION.test(value));
const components = new Contrib.FromNodePackageJson.Builders.ComponentBuilder(
  new Contrib.FromNodePackageJson.Factories.ExternalReferenceFactory(),
  licences,
);

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function createComponent(description, type) {
  // ibantools writes "or", which is no operator of SPDX.
  const license = description.license?.replace(/ (or|and) /g, (word) => word.toUpperCase());
  const component = components.makeComponent({ ...description, license }, type);
  component.purl = purlOf(description);
  component.bomRef.value = component.purl;
  return component;
}

/** Returns the checksums of the installed packages by name and version, from package-lock.json. */
function readChecksums(root) {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) return new Map();
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const hexOf = (integrity) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return new Map(
    Object.entries(packages)
      .filter(([, { integrity = '' }]) => integrity.startsWith('sha512-'))
      .map(([path, { version, integrity }]) => [
        `${path.split('node_modules/').at(-1)}@${version}`,
        hexOf(integrity),
      ]),
  );
}

function describeBundled({ description, folders }, checksums) {
  const component = createComponent(description, Enums.ComponentType.Library);
  const checksum = checksums.get(`${description.name}@${description.version}`);
  if (checksum) component.hashes.set(Enums.HashAlgorithm['SHA-512'], checksum);
  for (const folder of folders) {
    component.properties.add(new Models.Property('archipel:folder', `dist/${folder}`));
  }
  return component;
}

/**
 * Returns a CycloneDX bill of materials of the built files. Without a serial number or a date, so that the same
 * sources give the same file.
 *
 * @param root Folder of the package's package.json and package-lock.json.
 * @param packages See `bundledPackages`.
 */
export function sbomOf(root, packages) {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bom = new Models.Bom();
  bom.metadata.component = createComponent(own, Enums.ComponentType.Library);
  const checksums = readChecksums(root);
  for (const one of packages) {
    const component = describeBundled(one, checksums);
    bom.components.add(component);
    bom.metadata.component.dependencies.add(component.bomRef);
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 })}\n`;
}
