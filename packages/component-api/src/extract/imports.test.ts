import { importLines } from './imports';

describe('importLines', () => {
  const from = { name: 'Card', subpath: 'Card', package: { name: 'widgets' } };

  it('lists the imports that the package allows', () => {
    expect(importLines({ ...from, isDefault: true, inIndex: true })).toEqual([
      "import Card from 'widgets/Card';",
      "import { Card } from 'widgets';",
    ]);
    expect(importLines({ ...from, isDefault: true, inIndex: false })).toEqual([
      "import Card from 'widgets/Card';",
    ]);
    expect(importLines({ ...from, isDefault: false, inIndex: true })[0]).toBe(
      "import { Card } from 'widgets/Card';",
    );
  });
});
