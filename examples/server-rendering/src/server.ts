import { render } from './render';

export function handle(): Response {
  return new Response(render(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
