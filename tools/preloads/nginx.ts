import { UserError } from '../cli/user-error.ts';

/** Bytes of a word in a configuration of nginx. */
const MAX_LENGTH = 4_000;

/**
 * Formats the `Link` header for nginx, which reads no JSON: it names the files themselves.
 *
 * @param base Address of the folder.
 * @param files Names of the scripts.
 * @param command The command that writes it again.
 * @throws UserError when the header would be longer than nginx accepts.
 */
export function nginxSnippet(base: string, files: readonly string[], command: string): string {
  const scripts = files.map((file) => `<${base}${file}>; rel=modulepreload; fetchpriority=low`);
  const link = [`<${base}archipel.css>; rel=preload; as=style`, ...scripts].join(', ');
  if (link.length > MAX_LENGTH)
    throw new UserError(
      `These islands need ${files.length} files, and a header of ${link.length} bytes; nginx takes ${MAX_LENGTH}. Name those of the first window alone.`,
    );
  return [
    '# /etc/nginx/conf.d/archipel-preloads.conf',
    '# The names of the files change with each version, so write it again after each update:',
    `# ${command}`,
    'map $sent_http_content_type $archipel_link {',
    '    default "";',
    `    ~^text/html "${link}";`,
    '}',
    '',
    '# In the server or location of the pages, next to its other add_header lines:',
    '# add_header Link $archipel_link;',
  ].join('\n');
}
