import { mirrorPackages } from './mirror';

const mirror = jest.fn();

jest.mock('postcss-rtlcss', () => () => ({ Once: mirror }));

/** Runs the plugin on a stylesheet at the given path. */
function run(file: string): void {
  const root = { source: { input: { file } } };
  mirrorPackages().Once?.(root as never, {} as never);
}

beforeEach(() => mirror.mockReset());

describe('mirrorPackages', () => {
  it("mirrors a package's stylesheet", () => {
    run('/site/node_modules/infima/dist/default.css');
    expect(mirror).toHaveBeenCalledTimes(1);
  });

  it.each(['/site/src/code/CodeBlock.module.css', '/site/.docusaurus/fonts/fonts.css'])(
    "doesn't change the site's own: %s",
    (file) => {
      run(file);
      expect(mirror).not.toHaveBeenCalled();
    },
  );
});
