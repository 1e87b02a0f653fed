import { useState } from 'react';
import { Combobox, findServerInput, MarkMatch, useSuggest, type ComboboxRow } from '#kit/combobox';
import type { Suggest, SuggestState } from '#kit/suggest.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { fetchCustomers, type Customer } from '#stores/sales';
import { findCustomerFields } from './customer-fields.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useChosenCustomer, useCustomerGate, useSaving } from './use-customer.ts';

export { props } from './props.ts';

/** Minimum length of a query that the server accepts (SAL-02). */
const MIN_QUERY_LENGTH = 2;

type State = SuggestState<Customer>;

const nameOf = ({ Email, CustomerId }: Customer) => `${Email} – ${CustomerId}`;

function listCustomers({ items, text }: State, choose: (customer: Customer) => void): ComboboxRow[] {
  return items.map((customer) => ({
    key: String(customer.CustomerId),
    text: nameOf(customer),
    run: () => choose(customer),
    content: (
      <span>
        <MarkMatch text={nameOf(customer)} query={text} />
      </span>
    ),
  }));
}

function listRetry({ phase }: State, { retry }: Suggest<Customer>): ComboboxRow[] {
  if (phase !== 'failed') return [];
  const text = chooseTexts(texts).retry;
  const content = <span className="ar-combobox-action">{text}</span>;
  return [{ key: 'retry', text, content, run: () => retry(), stays: true }];
}

function describe({ phase, items }: State, problem: string): { message?: string; announcement?: string } {
  const labels = chooseTexts(texts);
  if (phase === 'failed') return { message: problem, announcement: problem };
  if (phase !== 'ready') return {};
  return items.length > 0
    ? { announcement: labels.count(items.length) }
    : { message: labels.none, announcement: labels.none };
}

/** Returns the row for Enter: the customer whose email or number was typed in full. */
function findExact({ phase, text, items }: State, rows: readonly ComboboxRow[]): ComboboxRow | undefined {
  const typed = text.toLowerCase();
  const isTyped = ({ Email, CustomerId }: Customer) =>
    Email.toLowerCase() === typed || String(CustomerId) === typed;
  return phase === 'ready' ? rows[items.findIndex(isTyped)] : undefined;
}

/** Searches customers by the typed text; `problem` is the message of a failed search. */
function useCustomers(param: string) {
  const [problem, setProblem] = useState('');
  const [state, suggest] = useSuggest<Customer>(async (text, _page, signal) => {
    try {
      return { items: await fetchCustomers(param, text, signal) };
    } catch (thrown) {
      setProblem(messageOf(thrown) ?? chooseTexts(texts).failed);
      throw thrown;
    }
  }, MIN_QUERY_LENGTH);
  return { state, suggest, problem };
}

function EditCustomer({ param, idField, reload }: Props) {
  const { host, id } = useIsland();
  const [input] = useState(() => findServerInput(host, `input:not([type=hidden], [name="${idField}"])`));
  const [fields] = useState(() => findCustomerFields(host, idField));
  const { state, suggest, problem } = useCustomers(param);
  const { chosen, choose, recordTyped } = useChosenCustomer(input, fields);
  const isBlocked = useCustomerGate(input, fields.form, chosen);
  useSaving(fields.form, reload);
  const labels = chooseTexts(texts);
  const rows = [...listCustomers(state, choose), ...listRetry(state, suggest)];
  const onText = (text: string, isComposing: boolean) => {
    recordTyped(text);
    suggest.query(text, isComposing);
  };
  return (
    <>
      <Combobox
        input={input}
        rows={rows}
        enterRow={chosen ? undefined : findExact(state, rows)}
        label={labels.label}
        onText={onText}
        {...describe(state, problem)}
      />
      <p className="ar-visually-hidden" role="status">
        {chosen ? labels.chosen(nameOf(chosen)) : ''}
      </p>
      <p id={`${id}-complaint`} className="field-validation-error" role="alert" hidden={!isBlocked}>
        {isBlocked ? labels.choose : ''}
      </p>
    </>
  );
}

/** The customer of an order, searched and chosen by staff (SAL-02). */
export default react(EditCustomer, { placement: 'append' });
