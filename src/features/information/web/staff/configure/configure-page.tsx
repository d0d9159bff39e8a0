// One section's configuration, or one verification form's: read, and – in edit mode, which the address keeps – built.
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { configureTexts as texts } from '#features/forms/texts/staff-forms.ts';
import type { SearchChoices } from '#features/forms/web/type-ahead-field.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { ConfigurationKind } from '../../../contract/configuration.ts';
import type { ReadsAnswer } from '../../../rules/answers-dropped.ts';
import { schemaListTexts } from '../../../texts/staff-schemas.ts';
import { ConfigurationView } from './configuration-view.tsx';
import { EditDesk } from './edit-desk.tsx';
import { addressOf, schemaQuery } from './queries.ts';

type ConfigurePageProps = {
  kind: ConfigurationKind;
  id: string;
  /** Whether the decision policy reads an answer. */
  reads: ReadsAnswer;
  search?: SearchChoices;
};

export function ConfigurePage({ kind, id, reads, search }: ConfigurePageProps) {
  const schema = useQuery(schemaQuery(kind, id));
  const account = useSession()?.id ?? '';
  const [address, setAddress] = useSearchParams();
  const isEditing = address.has('edit');
  const setEditing = (edits: boolean) => setAddress(edits ? { edit: '1' } : {});
  const { data } = schema;
  const title = schemaListTexts.titleOf[kind];
  const actions = isEditing ? (
    <Button tone="secondary" onClick={() => setEditing(false)}>
      {texts.cancelEdit}
    </Button>
  ) : (
    <Button icon={<Pencil className="size-4" />} onClick={() => setEditing(true)}>
      {texts.edit[kind]}
    </Button>
  );
  return (
    <Page
      {...titleOf(schema, title, ({ name }) => `${title}: ${name}`)}
      back={{ to: addressOf[kind] }}
      actions={data && actions}
    >
      <Loaded query={schema} skeleton={<ConfigurationSkeleton />}>
        {(configuration) =>
          isEditing ? (
            <EditDesk {...{ configuration, reads, search, account }} onLeave={() => setEditing(false)} />
          ) : (
            <ConfigurationView {...{ configuration, account, reads }} onEdit={() => setEditing(true)} />
          )
        }
      </Loaded>
    </Page>
  );
}

const ConfigurationSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-120 rounded-lg" />
  </div>
);
