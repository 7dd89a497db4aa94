import { kebab, sentenceCase, wordsOf } from './words';

it.each([
  ['TextField', 'Text Field', 'text-field', 'Text field'],
  ['MCP', 'MCP', 'mcp', 'MCP'],
  [
    'Doctor: what it finds',
    'Doctor: what it finds',
    'doctor-what-it-finds',
    'Doctor: what it finds',
  ],
  ['UseTheMCPServer', 'Use The MCPServer', 'use-the-mcpserver', 'Use the MCPServer'],
])('%s', (name, words, slug, sentence) => {
  expect([wordsOf(name), kebab(name), sentenceCase(wordsOf(name))]).toEqual([
    words,
    slug,
    sentence,
  ]);
});
