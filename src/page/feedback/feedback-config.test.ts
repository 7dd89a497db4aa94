import { FEEDBACK_ENDPOINT } from './contract';
import { feedbackOrigins, feedbackUrl } from './feedback-config';

it.each([
  [undefined, FEEDBACK_ENDPOINT, []],
  ['', FEEDBACK_ENDPOINT, []],
  ['off', null, []],
  ['https://forms.example/f/1', 'https://forms.example/f/1', ['https://forms.example']],
])('with FEEDBACK_URL %j, sends to %j', (FEEDBACK_URL, url, origins) => {
  expect(feedbackUrl({ FEEDBACK_URL })).toBe(url);
  expect(feedbackOrigins({ FEEDBACK_URL })).toEqual(origins);
});

it.each(['no', 'http://forms.example/', '//forms.example/'])('rejects %s', (FEEDBACK_URL) => {
  expect(() => feedbackUrl({ FEEDBACK_URL })).toThrow(
    `FEEDBACK_URL is "${FEEDBACK_URL}". Give "off"`,
  );
});
