import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUploadQueue, sendFile, type SendUpload } from '#kit/upload';
import { RequestError } from '#runtime/requests/request-error.ts';
import { drawFrom, fc, runs } from '../../support/properties.ts';
import { showPage } from '../../support/page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.pdf`));
const network = () => new RequestError('network', '/upload');
const status = (code: number) => new RequestError('status', '/upload', { status: code });
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Starts a queue, and records the outcome of each file. */
function start(send: SendUpload<string>, parallel = 3) {
  const [done, failed]: [string[], string[]] = [[], []];
  const queue = createUploadQueue<string>({
    send,
    parallel,
    onDone: ({ file }) => done.push(file.name),
    onFailed: ({ file }, error) => failed.push(`${file.name} ${error.message}`),
  });
  return { queue, done, failed };
}

const runToEnd = async (queue: { idle(): Promise<void> }) => {
  const idle = queue.idle();
  await vi.runAllTimersAsync();
  await idle;
};

describe('the queue [UPL-05]', () => {
  /** Each try of a file: its time in ms and its fault. `late`: the server has the file, but its response is lost. */
  const tries = fc.array(
    fc.tuple(fc.nat(50), fc.constantFrom('none', 'none', 'none', 'none', 'none', 'drop', 503, 'late')),
    { minLength: 90, maxLength: 90 },
  );

  test('loses no file of 40 to a connection that breaks, and has each once', async () => {
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 40 }), tries, async (count, given) => {
      const draw = drawFrom(given, [0, 'none']);
      const ledger = new Set<string>();
      let [running, max] = [0, 0];
      const { queue, done } = start(async (_file, { id, onProgress }) => {
        max = Math.max(max, (running += 1));
        const [milliseconds, fault] = draw();
        await wait(milliseconds);
        onProgress(0.5);
        running -= 1;
        if (fault === 'drop') throw network();
        if (fault === 503) throw status(503);
        ledger.add(id);
        if (fault === 'late') throw network();
        return id;
      });
      const uploads = queue.add(files(count));
      await runToEnd(queue);
      for (let round = 0; round < 50; round += 1) {
        const broken = queue.$uploads.get().filter(({ phase }) => phase === 'failed');
        if (broken.length === 0) break;
        for (const { id } of broken) queue.retry(id);
        await runToEnd(queue);
      }
      const names = files(count).map(({ name }) => name);
      expect(done.toSorted()).toEqual(names.toSorted());
      expect(ledger).toEqual(new Set(uploads.map(({ id }) => id)));
      expect(max).toBeLessThanOrEqual(3);
      expect(queue.isBusy()).toBe(false);
    });
    await fc.assert(property, { numRuns: runs(120) });
  });

  test.each([400, 401, 404, 413, 422, 507])('a refusal (%i) is not repeated by itself', async (code) => {
    const send = vi.fn(() => Promise.reject(status(code)));
    const { queue, failed } = start(send);
    queue.add(files(1));
    await runToEnd(queue);
    expect(send).toHaveBeenCalledTimes(1);
    expect(failed).toHaveLength(1);
  });

  test.each([408, 429, 500, 502, 503, 504])(
    'a tired server (%i) is asked four times, ever later',
    async (code) => {
      const send = vi.fn(() => Promise.reject(status(code)));
      const { queue, failed } = start(send);
      const [upload] = queue.add(files(1));
      await vi.advanceTimersByTimeAsync(400);
      expect(queue.$uploads.get()[0]).toMatchObject({ id: upload!.id, phase: 'waiting' });
      await runToEnd(queue);
      expect(send).toHaveBeenCalledTimes(4);
      expect(failed).toHaveLength(1);
      expect(queue.$uploads.get()[0]).toMatchObject({ phase: 'failed', progress: 0 });
    },
  );

  test('without a network waits for it instead of trying', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const send = vi.fn<SendUpload<string>>().mockRejectedValueOnce(network()).mockResolvedValue('there');
    const { queue, done } = start(send);
    queue.add(files(1));
    await vi.advanceTimersByTimeAsync(1);
    online.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    await runToEnd(queue);
    expect(done).toEqual(['0.pdf']);
  });

  test('stops a file wherever it is, and goes on with the others', async () => {
    const stopped: string[] = [];
    const { queue, done, failed } = start(async (file, { signal }) => {
      signal.addEventListener('abort', () => stopped.push(file.name));
      await wait(100);
      return file.name;
    }, 1);
    const [first, second] = queue.add(files(3));
    await vi.advanceTimersByTimeAsync(10);
    queue.cancel(second!.id);
    queue.cancel(first!.id);
    await runToEnd(queue);
    expect([stopped, done, failed]).toEqual([['0.pdf'], ['2.pdf'], []]);
    expect(queue.$uploads.get().map(({ file }) => file.name)).toEqual(['2.pdf']);
  });

  test('is over with its island: nothing is sent, and nobody is told', async () => {
    const send = vi.fn(async () => {
      await wait(100);
      return 'x';
    });
    const { queue, done, failed } = start(send);
    queue.add(files(5));
    await vi.advanceTimersByTimeAsync(10);
    queue.destroy();
    await runToEnd(queue);
    expect([send.mock.calls.length, done, failed, queue.isBusy()]).toEqual([3, [], [], false]);
  });
});

/** A minimal XMLHttpRequest. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  responseURL = '';
  url = '';
  constructor() {
    FakeRequest.made.push(this);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort?.();
  }
  answer(code: number, text: string, from = this.url) {
    Object.assign(this, { status: code, responseText: text, responseURL: from });
    this.onload?.();
  }
}

describe('a file that is sent [UPL-06]', () => {
  beforeEach(() => {
    FakeRequest.made = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    showPage('');
    document.head.innerHTML = '<meta name="csrf-token" content="secret">';
  });
  afterEach(() => void (document.head.innerHTML = ''));

  const send = (url = '/upload') => {
    const controller = new AbortController();
    const progress: number[] = [];
    const sent = sendFile(url, new FormData(), {
      signal: controller.signal,
      onProgress: (part) => progress.push(part),
    });
    const outcome = sent.catch((error: unknown) => (error as RequestError).kind);
    return { outcome, controller, progress, request: () => FakeRequest.made.at(-1)! };
  };

  test('carries the page’s token, tells of its progress, and gives the answer’s JSON', async () => {
    const { outcome, progress, request } = send();
    request().upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
    request().answer(200, '[{"guid":"a"}]');
    expect(await outcome).toEqual([{ guid: 'a' }]);
    expect(progress).toEqual([0.25]);
    expect(request().headers).toMatchObject({
      RequestVerificationToken: 'secret',
      'X-Requested-With': 'XMLHttpRequest',
    });
  });

  test.each<[string, (request: FakeRequest) => void]>([
    ['status', (request) => request.answer(413, '<h1>Too large</h1>')],
    ['type', (request) => request.answer(200, '<!doctype html>')],
    ['network', (request) => request.onerror?.()],
    ['timeout', () => void vi.advanceTimersByTime(60_000)],
    ['origin', (request) => request.answer(200, '[]', 'https://evil.test/')],
  ])('ends as %s', async (kind, act) => {
    const { outcome, request } = send();
    act(request());
    expect(await outcome).toBe(kind);
  });

  test('goes to no other site, and is stopped by its signal', async () => {
    expect(await send('https://evil.test/upload').outcome).toBe('origin');
    expect(FakeRequest.made).toEqual([]);
    const { outcome, controller } = send();
    controller.abort();
    expect(await outcome).toBe('aborted');
  });
});
