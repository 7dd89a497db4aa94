/** Whether a collector sent a response. A host without one may answer any request with a page. */
export function isCollectorResponse({ ok, headers }: Response): boolean {
  return ok && (headers.get('Content-Type')?.startsWith('application/json') ?? false);
}
