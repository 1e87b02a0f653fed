/** A server's response: HTML or JSON as text. */
export interface Answer {
  /** The final address, after redirects. */
  url: string;
  status: number;
  text: string;
  isRedirected: boolean;
  /** Whether its type is HTML; any other text is JSON. */
  isHtml: boolean;
  /** Whether the server allows caching it for back and forward. */
  isStorable: boolean;
  /** The header `Content-Security-Policy`, which names the nonces of the server's own scripts. */
  policy: string;
}
