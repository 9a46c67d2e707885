package com.acme.desk.clients.repository;

import com.acme.desk.clients.domain.Branch;
import com.acme.desk.clients.domain.BranchId;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface BranchRepository
    extends JpaRepository<Branch, BranchId>, JpaSpecificationExecutor<Branch> {}
