import { untouchedTemplates } from './untouched-templates';

const NAMES = ['sign-in', 'sign-in-side', 'blog'];

it.each([
  [[], ['sign-in-side', 'blog']],
  [['docs-material/x.mdx', 'templates/blog/Blog.tsx'], ['sign-in-side']],
  [['templates/sign-in/SignIn.tsx'], ['sign-in-side', 'blog']],
  [['templates/shared-theme/AppTheme.tsx'], []],
  [['templates/testing/renderTemplate.tsx'], []],
  [['package-lock.json'], []],
])('after changes of %j, leaves out %j', (changed, left) => {
  expect(untouchedTemplates(NAMES, changed)).toEqual(left);
});
