import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { shortText } from './arguments';

/** A task for an assistant, which needs several calls. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  /** What the user gives. */
  argument: { name: string; description: string };
  /** The task with the argument's value. */
  text: (value: string) => string;
}

/** The prompt that fits every site. */
export const ANSWER: Prompt = {
  name: 'answer_question',
  title: 'Answer a question',
  description: 'Answers a question from the documentation, with links.',
  argument: { name: 'question', description: 'Such as "How do I deploy the site?"' },
  text: (question) =>
    `Answer this from the documentation: ${question}\n\nFind pages with \`search\`, read them or their sections with \`get_page\`, and link to those that the answer comes from. If they don't contain it, say so.`,
};

/** Registers prompts. */
export function registerPrompts(server: McpServer, prompts: readonly Prompt[]): void {
  for (const { name, title, description, argument, text } of prompts) {
    server.registerPrompt(
      name,
      {
        title,
        description,
        argsSchema: { [argument.name]: shortText().describe(argument.description) },
      },
      (values) => {
        const [value = ''] = Object.values(values);
        return { messages: [{ role: 'user', content: { type: 'text', text: text(value) } }] };
      },
    );
  }
}
