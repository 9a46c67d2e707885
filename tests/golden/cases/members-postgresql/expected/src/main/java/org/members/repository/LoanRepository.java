package org.members.repository;

import org.members.common.SoftDeleteRepository;
import org.members.domain.Loan;

public interface LoanRepository extends SoftDeleteRepository<Loan, Long> {}
