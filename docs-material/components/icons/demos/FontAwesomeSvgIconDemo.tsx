import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { faTower, faWindsock } from './pictograms';
import type { Pictogram } from './pictograms';

function PackIcon({ of, ...props }: SvgIconProps & { of: Pictogram }) {
  const viewBox = ['0 0', ...of.icon.slice(0, 2)].join(' ');

  return (
    <SvgIcon viewBox={viewBox} {...props}>
      <path d={of.icon[4]} />
    </SvgIcon>
  );
}

export default function FontAwesomeSvgIconDemo() {
  return (
    <Stack direction="row" spacing={3}>
      <PackIcon of={faTower} fontSize="large" titleAccess="Control tower" />
      <PackIcon
        of={faWindsock}
        fontSize="large"
        titleAccess="Wind"
        color="primary"
      />
    </Stack>
  );
}
