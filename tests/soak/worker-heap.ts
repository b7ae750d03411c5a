/** Memory of the running worker, from workerd's inspector. */
export interface WorkerHeap {
  /** Megabytes in use after collection. */
  inUse(): Promise<number>;
  close(): void;
}

/**
 * Connects to the inspector's port. Needs node's --experimental-websocket and traffic: the worker
 * collects when it runs.
 */
export async function openWorkerHeap(port: number): Promise<WorkerHeap> {
  const listed = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  }[]; // of Chrome's protocol
  const worker = listed.find(({ id }) => id.includes(":user:bijli"));
  const socket = new WebSocket(worker?.webSocketDebuggerUrl ?? "");
  const waiting = new Map<number, (result: { usedSize?: number }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: { usedSize?: number } }; // of Chrome's protocol
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("the worker's inspector cannot be reached")));
  });
  let request = 0;
  const ask = (method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      waiting.set(++request, resolve);
      socket.send(JSON.stringify({ id: request, method }));
    });
  return {
    async inUse() {
      await ask("HeapProfiler.collectGarbage");
      const { usedSize = 0 } = await ask("Runtime.getHeapUsage");
      return Math.round(usedSize / 2 ** 20);
    },
    close: () => socket.close(),
  };
}
