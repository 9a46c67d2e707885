package com.acme.depot.parcels.repository;

import com.acme.depot.parcels.domain.Scan;
import com.acme.depot.parcels.domain.ScanId;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface ScanRepository
    extends JpaRepository<Scan, ScanId>, JpaSpecificationExecutor<Scan> {}
