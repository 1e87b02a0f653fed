import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createResource, type ResourceMessages } from '#kit/resource.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { later } from '../../support/server.ts';
import { showPage } from '../../support/page.ts';

let controller: AbortController;
beforeEach(() => {
  showPage('');
  controller = new AbortController();
});
afterEach(() => controller.abort());

type Answer = ReturnType<typeof later<string>>;

/** Creates a resource that the test answers, and records its phases. */
function make(messages?: ResourceMessages<string>) {
  const requested: { query: string; signal: AbortSignal; answer: Answer }[] = [];
  const read = (query: string, signal: AbortSignal) => {
    const answer = later<string>();
    requested.push({ query, signal, answer });
    return answer.promise;
  };
  const resource = createResource(read, { signal: controller.signal, messages });
  const phases: string[] = [];
  resource.$state.listen(({ phase, value }) =>
    phases.push(value === undefined ? phase : `${phase} ${value}`),
  );
  return { resource, requested, phases };
}

const message = () => document.querySelector('[role=status]')?.textContent ?? '';

describe('a resource', () => {
  test('is idle, loading, ready, and keeps its value while a newer one is on its way', async () => {
    const { resource, requested, phases } = make();
    expect(resource.$state.get()).toEqual({ phase: 'idle' });
    const first = resource.load('a');
    requested[0]!.answer.resolve('A');
    await first;
    const second = resource.load('b');
    requested[1]!.answer.resolve('B');
    await second;
    expect(requested.map(({ query }) => query)).toEqual(['a', 'b']);
    expect(phases).toEqual(['loading', 'ready A', 'loading A', 'ready B']);
  });

  test('fails with its error and the value of before, and is tried again for the same', async () => {
    const { resource, requested, phases } = make();
    const first = resource.load('a');
    requested[0]!.answer.resolve('A');
    await first;
    const second = resource.load('b');
    requested[1]!.answer.reject(new Error('no'));
    await second;
    expect(resource.$state.get()).toMatchObject({ phase: 'failed', value: 'A', error: { message: 'no' } });
    const third = resource.retry();
    requested[2]!.answer.resolve('B');
    await third;
    expect(requested[2]!.query).toBe('b');
    expect(phases.slice(-2)).toEqual(['loading A', 'ready B']);
  });

  test('takes the newest answer only, whichever comes last [NAV-11]', async () => {
    const { resource, requested, phases } = make();
    const loads = [resource.load('a'), resource.load('b')];
    expect(requested[0]!.signal.aborted).toBe(true);
    requested[1]!.answer.resolve('B');
    requested[0]!.answer.resolve('A');
    await Promise.all(loads);
    expect(phases).toEqual(['loading', 'loading', 'ready B']);
  });

  test('given up, it is what it was before, without a failure', async () => {
    const { resource, requested } = make();
    void resource.load('a');
    resource.abort();
    expect(requested[0]!.signal.aborted).toBe(true);
    expect(resource.$state.get()).toEqual({ phase: 'idle' });
    const second = resource.load('b');
    requested[1]!.answer.reject(new RequestError('aborted', '/b'));
    await second;
    expect(resource.$state.get()).toEqual({ phase: 'idle' });
  });

  test('says nothing and changes nothing once its island has left', async () => {
    const { resource, requested, phases } = make({ ready: 'there' });
    const load = resource.load('a');
    controller.abort();
    requested[0]!.answer.resolve('A');
    await load;
    await resource.load('b');
    await resource.retry();
    expect(phases).toEqual(['loading']);
    expect(requested).toHaveLength(1);
    expect(message()).toBe('');
  });

  test('nothing was asked for, so there is nothing to try again', async () => {
    const { resource, requested } = make();
    await resource.retry();
    expect(requested).toEqual([]);
  });

  test('is announced in the words that it is given', async () => {
    const { resource, requested } = make({
      loading: 'en route',
      ready: (value) => `voici ${value}`,
      failed: 'raté',
    });
    const first = resource.load('a');
    expect(message()).toBe('en route');
    requested[0]!.answer.resolve('A');
    await first;
    expect(message()).toBe('voici A');
    const second = resource.load('b');
    requested[1]!.answer.reject(new Error('no'));
    await second;
    expect(message()).toBe('raté');
  });
});
