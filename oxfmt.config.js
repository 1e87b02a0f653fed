export default {
  printWidth: 110,
  singleQuote: true,
  sortPackageJson: false,
  ignorePatterns: [
    'dist',
    '.cache',
    'package-lock.json',
    // Liquid inside tags is no HTML that a formatter can read.
    'e2e/fixtures',
    'demo/templates',
    'islands/*/example.html',
    // One row of facts a line.
    'test/validation/data',
    'validation/phone-metadata.json',
    // One row of figures a line.
    'bench/results',
    // Pages with mistakes on purpose.
    'test/tools/check/fixtures',
  ],
};
