import { parentPort, workerData } from 'node:worker_threads';
import { minify } from 'terser';

parentPort.on('message', async (text) => {
  try {
    const { code } = await minify(text, workerData);
    parentPort.postMessage({ code });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
