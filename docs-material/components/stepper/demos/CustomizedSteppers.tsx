import ArchitectureIcon from '@mui/icons-material/Architecture';
import ConstructionIcon from '@mui/icons-material/Construction';
import GavelIcon from '@mui/icons-material/Gavel';
import MapIcon from '@mui/icons-material/Map';
import Avatar from '@mui/material/Avatar';
import Step from '@mui/material/Step';
import StepConnector, {
  stepConnectorClasses,
} from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const phases = [
  { name: 'Site', Icon: MapIcon },
  { name: 'Design', Icon: ArchitectureIcon },
  { name: 'Permit', Icon: GavelIcon },
  { name: 'Works', Icon: ConstructionIcon },
];

const CURRENT = 2;

const { active, alternativeLabel, completed, line } = stepConnectorClasses;

const DashedConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${alternativeLabel}`]: { top: 20 },
  [`& .${line}`]: { borderTopWidth: 2, borderTopStyle: 'dashed' },
  [`&:is(.${active}, .${completed}) .${line}`]: {
    borderTopStyle: 'solid',
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

function PhaseIcon({ icon }: StepIconProps) {
  const phase = Number(icon) - 1;
  const { Icon } = phases[phase]!;
  const reached = phase <= CURRENT;

  return (
    <Avatar
      variant="rounded"
      sx={{
        bgcolor: reached ? 'primary.main' : 'action.selected',
        color: reached ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      <Icon />
    </Avatar>
  );
}

export default function CustomizedSteppers() {
  return (
    <Stepper
      alternativeLabel
      connector={<DashedConnector />}
      activeStep={CURRENT}
    >
      {phases.map(({ name }, index) => (
        <Step key={name} aria-current={index === CURRENT ? 'step' : undefined}>
          <StepLabel slots={{ stepIcon: PhaseIcon }}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
