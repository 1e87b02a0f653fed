const describePackage = ({ description: { name, version, license }, licence }) =>
  `${name} ${version}\n${license}\n\n${licence}`;

/** Returns the licences of the bundled packages. */
export function licencesOf(packages) {
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `These packages are part of the built files.\n\n${packages.map(describePackage).join(rule)}\n`;
}
