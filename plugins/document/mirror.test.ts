import { mirrorPackages } from './mirror';

const mirror = jest.fn();

jest.mock('postcss-rtlcss', () => () => ({ Once: mirror }));

/** Runs the plugin over a stylesheet; only its file matters. */
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
    'leaves ours as it is: %s',
    (file) => {
      run(file);
      expect(mirror).not.toHaveBeenCalled();
    },
  );
});
