package com.acme.depot.clients.repository;

import com.acme.depot.clients.domain.Stop;
import com.acme.depot.clients.domain.StopId;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface StopRepository
    extends JpaRepository<Stop, StopId>, JpaSpecificationExecutor<Stop> {}
