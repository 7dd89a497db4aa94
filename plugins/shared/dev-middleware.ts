import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or calls `next` to leave it to the dev server. */
export type DevMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Lets a plugin see requests before the dev server answers them.
 *
 * @param name - Name of the plugin.
 * @param others - Other settings of the dev server.
 * @returns What its `configureWebpack` returns.
 */
export function devMiddleware(name: string, middleware: DevMiddleware, others?: object): object {
  return {
    devServer: {
      ...others,
      // Docusaurus calls the functions of all plugins with the same list, and joins what they return to it.
      setupMiddlewares: (list: object[]) => {
        list.unshift({ name, middleware });
        return [];
      },
    },
  };
}
