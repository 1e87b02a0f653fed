/** HTML or JSON that a server gave, as text. */
export interface Answer {
  /** The final address, after redirects. */
  url: string;
  status: number;
  text: string;
  isRedirected: boolean;
  /** Whether its type is HTML; any other text is JSON. */
  isHtml: boolean;
  /** Whether the server lets it be cached for back and forward. */
  isStorable: boolean;
  /** Its header `Content-Security-Policy`, which shows which scripts the server has written. */
  policy: string;
}
