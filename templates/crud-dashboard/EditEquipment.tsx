import { toFormValues } from './formValues';
import EquipmentForm from './EquipmentForm';
import { updateEquipment } from './equipmentStore';
import LoadedEquipment from './LoadedEquipment';
import { useNotify } from './notifications';
import PageTitle from './PageTitle';
import { hrefOf, navigate } from './route';

/** A form with the values of a record. */
export default function EditEquipment({ id }: { id: string }) {
  const notify = useNotify();
  return (
    <LoadedEquipment id={id}>
      {(record) => (
        <>
          <PageTitle title={`Edit ${record.name}`} hasBackLink />
          <EquipmentForm
            initialValues={toFormValues(record)}
            action="Save"
            cancelHref={hrefOf({ view: 'show', id })}
            onSave={async (input) => {
              const { name } = await updateEquipment(id, input);
              notify(`${name} saved`);
              navigate({ view: 'show', id });
            }}
          />
        </>
      )}
    </LoadedEquipment>
  );
}
