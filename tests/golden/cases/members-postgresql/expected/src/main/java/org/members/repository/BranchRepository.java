package org.members.repository;

import org.members.domain.Branch;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface BranchRepository
    extends JpaRepository<Branch, Integer>, JpaSpecificationExecutor<Branch> {}
