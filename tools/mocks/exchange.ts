import { parseAddress } from './address-pattern.ts';
import { createCallTable } from './call-table.ts';
import type { Exchange, MockAnswer, RawRequest } from './exchange-types.ts';
import type { OpenApi } from './openapi.ts';
import { createRequestLog } from './request-log.ts';
import { createCallRule, createFragmentRule, type Address, type Rule } from './rules.ts';

function findRule(rules: readonly Rule[], address: Address) {
  for (const rule of rules) {
    const match = rule.left > 0 ? rule.match(address) : undefined;
    if (match) return { rule, match };
  }
  return undefined;
}

/**
 * Creates an exchange: it answers requests by mocks, and records them.
 *
 * @param openapi The contents of `openapi.json`.
 */
export function createExchange(openapi: OpenApi): Exchange {
  const table = createCallTable(openapi);
  const log = createRequestLog(table);
  const rules: Rule[] = [];

  async function answer(raw: RawRequest): Promise<MockAnswer | undefined> {
    const url = parseAddress(raw.url);
    const method = raw.method.toUpperCase();
    const found = table.find(method, url.pathname);
    const address = { method, url, found };
    const own = findRule(rules, address);
    const request = log.record(
      raw,
      address,
      own?.match ?? (found && { call: found.call.id, params: found.params }),
    );
    if (!own) {
      log.recordUnanswered(request, url);
      return undefined;
    }
    own.rule.left -= 1;
    const answered = await own.rule.answer(request);
    if (!answered.drop) request.status = answered.status;
    return answered;
  }

  return {
    mock(call, value, options = {}) {
      rules.unshift(createCallRule({ openapi, table }, call, value, options));
    },
    fragment(path, html, options = {}) {
      rules.unshift(createFragmentRule(path, html, options));
    },
    allow: log.allow,
    answer,
    requests: log.requests,
    unanswered: log.unanswered,
  };
}
