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

const DashedConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: { top: 20 },
  [`& .${stepConnectorClasses.line}`]: {
    borderTopStyle: 'dashed',
    borderTopWidth: 2,
  },
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: {
      borderColor: (theme.vars ?? theme).palette.primary.main,
      borderTopStyle: 'solid',
    },
  },
}));

function PhaseIcon({ active, completed, icon }: StepIconProps) {
  const { Icon } = phases[Number(icon) - 1];
  const reached = active || completed;

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
    <Stepper alternativeLabel activeStep={1} connector={<DashedConnector />}>
      {phases.map(({ name }, index) => (
        <Step key={name} aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel slots={{ stepIcon: PhaseIcon }}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
