/** What one task of the engine may use. */
export type TaskLimits = {
  readonly timeLimitMs: number;
  /** Heap and buffers of the thread together. */
  readonly memoryLimitMb: number;
};
