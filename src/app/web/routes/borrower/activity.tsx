// /activity: the profile, at its activity view.
import { Navigate } from 'react-router';

export default function ActivityPage() {
  return <Navigate to="/profile?view=activity" replace />;
}
