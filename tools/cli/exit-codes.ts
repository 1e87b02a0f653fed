/** Exit codes of every command: scripts and pipelines rely on them. */
export const EXIT_CODES = { ok: 0, findings: 1, misuse: 2 } as const;
