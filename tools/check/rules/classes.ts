import { suggestion } from './text.ts';
import type { CheckRule } from './rule.ts';

export const unknownClass: CheckRule = {
  code: 'AR314',
  level: 'warning',
  title: 'Unknown class that begins with ar-',
  check: ({ markup, vocabulary: { classes }, report }) => {
    for (const element of markup.select('[class*="ar-"]')) {
      const written = markup.attribute(element, 'class');
      if (!written || written.isDynamic) continue;
      for (const name of written.value.split(/\s+/)) {
        if (!name.startsWith('ar-') || classes.includes(name)) continue;
        const hint = suggestion(name, classes) || ' Classes that begin with ar- are the library’s.';
        report(written.range, `There is no class ${name}.${hint}`);
      }
    }
  },
};
