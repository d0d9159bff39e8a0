// The form of a lender's company, new or edited: its fields beside what borrowers will see, and the question before it is sent.
import type { FormEvent } from 'react';
import { useObjectUrl } from '#platform/web/object-url.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorSummary } from '#platform/web/ui/form/notices/error-summary.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { OwnPartner } from '../../../contract.ts';
import {
  lenderPictureTexts,
  ownLicenceTexts,
  companyTexts as texts,
} from '../../../texts/partner-company.ts';
import { CompanyFields } from './company-fields.tsx';
import { CompanyPreview } from './company-preview.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { useCompanyForm } from './use-company-form.ts';
import { useSaveCompany } from './use-save-company.ts';

type CompanyFormProps = { company?: OwnPartner; onSaved: () => void };

export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const form = useCompanyForm(company);
  const { save, share } = useSaveCompany(onSaved);
  const logo = useObjectUrl(form.logo) ?? form.company?.logo ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.ask();
  };
  const send = () =>
    save.mutate(
      { extraInfo: form.sent(), logo: form.logo },
      { onError: form.failed, onSettled: form.leaveQuestion },
    );
  const leavesList = form.company?.licenceState === 'Licensed' && form.licence.licenceState !== 'Licensed';
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <ErrorSummary {...form.refused} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Card className="grid grid-cols-1 gap-5">
            <CompanyFields form={form} logo={logo} />
          </Card>
          <Card className="grid grid-cols-1 gap-5">
            <LicenceFields form={form} />
          </Card>
          <Button
            type="submit"
            busy={save.isPending && !form.asking}
            className="justify-self-end max-sm:w-full"
          >
            {texts.save}
          </Button>
        </div>
        <div className="lg:sticky lg:top-6">
          <CompanyPreview company={{ ...form.typed, ...form.licence, logo }} />
        </div>
      </div>
      <ConfirmDialog
        open={form.asking}
        title={texts.ask}
        confirmText={texts.yes}
        cancelText={texts.cancel}
        busy={save.isPending}
        onConfirm={send}
        onCancel={form.leaveQuestion}
      >
        {leavesList && <p>{ownLicenceTexts.leaves}</p>}
        {save.isPending && form.logo && (
          <Progress
            label={lenderPictureTexts.sending}
            value={share}
            max={1}
            text={lenderPictureTexts.percent(share)}
          />
        )}
      </ConfirmDialog>
    </form>
  );
}
